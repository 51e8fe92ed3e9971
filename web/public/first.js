// Before the first paint: the colours and the language that were chosen last time, so that nothing flashes.
try {
  const kept = JSON.parse(localStorage.getItem("allmende") || "{}");
  if (kept.theme === "day" || kept.theme === "evening") document.documentElement.dataset.theme = kept.theme;
  if (kept.language === "de" || kept.language === "en") document.documentElement.lang = kept.language;
} catch {
  // A browser that keeps nothing: the defaults are fine.
}
