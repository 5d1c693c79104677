/** Green building stars (lsjzdj; docs/rules/gd0101-loan-application.md, Amount): the code is the index, '0' for none. */
export const GREEN_STARS = ['无', '一星', '二星', '三星'] as const;

/** Options of the green building stars. */
export const GREEN_STAR_OPTIONS = GREEN_STARS.map((label, code) => ({ value: String(code), label }));

/** Label of a code: '2' → 二星; an unknown code is returned unchanged. */
export const greenStars = (lsjzdj: string): string => GREEN_STARS[Number(lsjzdj)] ?? lsjzdj;
