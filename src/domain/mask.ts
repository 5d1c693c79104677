// CONTRACT (owner: the domain helper). Specification 6: phone 3+4, bank card 4+4, ID 3+4, names masked; short values never show more than the rule.
export declare function maskPhone(text: string): string;
export declare function maskBankCard(text: string): string;
export declare function maskIdNumber(text: string): string;
export declare function maskName(text: string): string;
/** Whether a value is masked: such a value is never sent back. */
export declare function isMasked(text: string): boolean;
