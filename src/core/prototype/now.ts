/** The moment that it is on a day of the prototype, ISO 8601: noon, wherever the hour counts. */
export function nowOf({ today }: { readonly today: string }): string {
  return `${today}T12:00:00Z`;
}
