/** Page sizes that a list offers (docs/specification.md 9). */
export interface PageSizes {
  sizes: readonly number[];
  usual: number;
}

/** Page sizes of query lists. */
export const QUERY_PAGES: PageSizes = { sizes: [10, 20, 30, 50], usual: 20 };
/** Page sizes of tables inside forms. */
export const FORM_PAGES: PageSizes = { sizes: [10, 20, 30, 40, 50, 100], usual: 10 };

/** Validates a stored page size, which may stem from an earlier version or tampering: falls back to `usual` unless offered. */
export function offeredSize(size: unknown, { sizes, usual }: PageSizes): number {
  return typeof size === 'number' && sizes.includes(size) ? size : usual;
}
