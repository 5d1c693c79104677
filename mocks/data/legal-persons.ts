/** Legal representatives on file, by unit number: they agree to a further operator. */
export interface LegalPerson {
  frxm: string;
  frzjhm: string;
  /** '' where the centre has none. */
  frsjhm: string;
}

export const legalPersons: Readonly<Record<string, LegalPerson>> = {
  '1000000001': { frxm: '方振华', frzjhm: '11010119700512001X', frsjhm: '13900000021' },
  '1000000002': { frxm: '东方宁', frzjhm: '110108196609210032', frsjhm: '' },
  '1000000003': { frxm: '邢国城', frzjhm: '110102197511030021', frsjhm: '' },
  '1000000004': { frxm: '蓝海', frzjhm: '110108197804170050', frsjhm: '' },
  '1000000005': { frxm: '齐启明', frzjhm: '110107196807300040', frsjhm: '' },
};
