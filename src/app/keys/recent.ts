const KEY = 'specwalk.recent';
const MOST = 8;

/** Addresses that were looked at on this device, the last one first. */
export function recentPlaces(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((place) => typeof place === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps an address as the one looked at last. */
export function rememberPlace(place: string): void {
  const places = [place, ...recentPlaces().filter((other) => other !== place)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(places));
  } catch {
    // A browser that keeps nothing finds without it.
  }
}
