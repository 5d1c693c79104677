/** An SMS without the unit's name, which who acts for several units reads there (decision 356): as the hall's message has it. */
export const withoutUnitName = (text: string): string =>
  text.replace(/贵单位（[^）]+公司）/, '贵单位').replace(/】[^：，。]+公司：/, '】');
