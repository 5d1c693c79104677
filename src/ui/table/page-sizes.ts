/** Rows per page that a list offers (specification 9). */
export interface PageSizes {
  sizes: readonly number[];
  usual: number;
}

/** Lists to look things up in. */
export const QUERY_PAGES: PageSizes = { sizes: [10, 20, 30, 50], usual: 20 };
/** Tables inside forms. */
export const FORM_PAGES: PageSizes = { sizes: [10, 20, 30, 40, 50, 100], usual: 10 };

/** A kept size may be of a former version or of another hand: only what is offered counts. */
export function offeredSize(size: unknown, { sizes, usual }: PageSizes): number {
  return typeof size === 'number' && sizes.includes(size) ? size : usual;
}
