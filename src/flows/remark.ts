/** 备注 of an application: free text with its line breaks. */
export const REMARK = {
  kind: 'text',
  name: 'beizhu',
  label: '备注',
  length: 'remark',
  spaces: 'keep',
  multiline: true,
  required: false,
} as const;
