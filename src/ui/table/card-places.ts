/** Where a value stands on the card that a row is on a phone: its head has what the row is known by, and one amount. */
export type CardPlace = 'first' | 'amount';

export interface CardColumn {
  name: string;
  amount: boolean;
  /** An amount of money goes before a count: what a month came to, not how many paid it. */
  money?: boolean;
  /** In the head before the others of its kind. */
  lead?: boolean;
}

/** The head of each card: of the columns on show the first that is no amount (a list of movements begins with the day), and the first amount. */
export function cardPlaces(columns: readonly CardColumn[]): ReadonlyMap<string, CardPlace> {
  const chosen = (amount: boolean) => {
    const these = columns.filter((column) => column.amount === amount);
    return these.find(({ lead }) => lead) ?? these.find(({ money }) => money) ?? these[0];
  };
  const places = new Map<string, CardPlace>();
  const first = chosen(false);
  const amount = chosen(true);
  if (first) places.set(first.name, 'first');
  if (amount) places.set(amount.name, 'amount');
  return places;
}
