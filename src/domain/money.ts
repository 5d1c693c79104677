// CONTRACT (owner: the domain helper). Signatures are final; bodies to be written.
/** Money in integer fen. bigint: 999 999 999 999 999.99 yuan is beyond what a number holds exactly. */
export type Fen = bigint;

/** Yuan text ('1,234.5', '1234.50') → fen; undefined for anything else (also exponents, more than 2 decimals, over 15 integer digits). */
export declare function parseYuan(text: string): Fen | undefined;
/** Fen → '1234.50', the form amounts have on the wire. */
export declare function toYuan(fen: Fen): string;
/** For people: '¥1,234.50'; '--' for empty; 金额过大 over 15 integer digits; 无效金额 for what is no amount (specification 5). `symbol` default '¥'. */
export declare function formatMoney(value: string | Fen | null | undefined, symbol?: string): string;
/** fen × percent text ('12', '2.6'), half up to the fen. */
export declare function percentOf(fen: Fen, percent: string): Fen;
/** Exact division rounded half up. */
export declare function divideHalfUp(dividend: bigint, divisor: bigint): bigint;
