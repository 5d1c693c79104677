import { defineSchema } from './define-schema';

/** 备注 of an application: free text with its line breaks. */
export const remark = defineSchema({
  beizhu: { kind: 'text', label: '备注', length: 'remark', spaces: 'keep', multiline: true, required: false },
});
