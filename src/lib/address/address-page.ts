/** Page number from the address, at least 1; invalid values count as 1. */
export function pageNumber(text: string): number {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** Rows per page from the address: one of `sizes`, else `usual`. */
export function pageSize(text: string, sizes: readonly number[], usual: number): number {
  const size = Number(text);
  return sizes.includes(size) ? size : usual;
}
