import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** What parts the styles of one component from those of others: enough to be unique, and no longer. */
const cssHash = ({ filename, css, hash }) => `s${hash(filename ?? css).slice(0, 4)}`;

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, cssHash },
};
