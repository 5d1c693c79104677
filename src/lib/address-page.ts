/** Page number of an address: from 1; anybody can write an address. */
export function pageNumber(text: string): number {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** Rows per page: one of `sizes`, else `usual`. */
export function pageSize(text: string, sizes: readonly number[], usual: number): number {
  const size = Number(text);
  return sizes.includes(size) ? size : usual;
}
