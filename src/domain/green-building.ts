/** Green building stars (lsjzdj, domain catalogue 10): the code is the place, '0' for none. */
export const GREEN_STARS = ['无', '一星', '二星', '三星'] as const;

/** The same to choose from, with their codes. */
export const GREEN_STAR_OPTIONS = GREEN_STARS.map((label, code) => ({ value: String(code), label }));

/** '2' → 二星; what is no code stays as it is. */
export const greenStars = (lsjzdj: string): string => GREEN_STARS[Number(lsjzdj)] ?? lsjzdj;
