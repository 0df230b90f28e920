/** ISO 8601; always noon, wherever the hour counts. */
export function nowOf({ today }: { readonly today: string }): string {
  return `${today}T12:00:00Z`;
}
