/** A text that somebody else reads. */
export const statement = <const Label extends string>(label: Label) =>
  ({ kind: 'text', label, length: 'remark', spaces: 'keep', multiline: true }) as const;
