/** An SMS without the unit's name, which operators of several units read there (docs/rules/messages.md): as the hall's message has it. */
export const withoutUnitName = (text: string): string =>
  text.replace(/贵单位（[^）]+公司）/, '贵单位').replace(/】[^：，。]+公司：/, '】');
