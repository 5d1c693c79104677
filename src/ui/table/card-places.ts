/** Position of a value on a phone card: its head has the identifying column and one amount. */
export type CardPlace = 'first' | 'amount';

export interface CardColumn {
  name: string;
  amount: boolean;
  /** An amount of money precedes a count (a month's total before its headcount). */
  money?: boolean;
  /** Preferred for the card's head over others of its kind. */
  lead?: boolean;
}

/** Chooses each card's head: the first visible non-amount column (in a list of movements the date) and the first amount. */
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
