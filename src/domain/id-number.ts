// CONTRACT (owner: the domain helper).
/** ID-card number, 18 digits with check digit or 15 digits, province prefix (incl. 81 82 83), real date (specification 5). */
export declare function isIdNumber(text: string): boolean;
/** Birth date 'yyyy-MM-dd', gender '1' male '2' female and the six-digit district; undefined when it is no ID number. */
export declare function readIdNumber(text: string): { birth: string; gender: '1' | '2'; district: string } | undefined;
