/** It is your turn: the title says so, and as the settings wish, a tone and a notification of the browser. */

import { settings } from "./settings.svelte.ts";
import { t } from "./words.svelte.ts";

let audio: AudioContext | undefined;

/** Two soft notes, made on the spot. */
export function chime(): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  for (const [after, pitch] of [[0, 523.25], [0.16, 783.99]] as const) {
    const start = audio.currentTime + after;
    const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.16, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.7);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.75);
  }
}

/** Ask the browser for leave to notify; resolves to whether it was given. */
export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function yourTurn(game: string, table: string): void {
  if (settings.it.sound) chime();
  const away = document.hidden || !document.hasFocus();
  if (!away || !settings.it.notify || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(t("table-your-turn"), { body: game, tag: table, icon: "/icon.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones allow notifications only to service workers: the title and the tone remain.
  }
}
