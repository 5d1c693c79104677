import { isCheckCode, isPaperNumber } from '@/domain/identity/check-code';
import { defineOpenForm } from '@/form/open/open-form';
import type { FreeText } from '@/schema/field-kinds';
import { must } from '@/schema/rules';

interface CheckValues {
  zmbh: FreeText;
  yzm: FreeText;
}

const rule = must<CheckValues>;

/** Number and check code printed at the foot of each document. */
export const checkForm = defineOpenForm<CheckValues>()({
  code: 'zmhy',
  initial: { zmbh: '', yzm: '' },
  sections: [
    {
      key: 'paper',
      title: '编号和校验码',
      note: '印在证明、文书的页脚或导出表的开头；大小写、空格不限。',
      fields: [
        {
          kind: 'text',
          name: 'zmbh',
          label: '证明编号',
          hint: 'ZM或DC开头，后面14位数字',
          spaces: 'keep',
          messages: { required: '请输入证明编号' },
          rules: [rule(isPaperNumber)('证明编号由ZM或DC和14位数字组成，请对照页脚检查')],
        },
        {
          kind: 'text',
          name: 'yzm',
          label: '校验码',
          hint: '8位字母和数字，其中没有数字0、1和字母O、I',
          spaces: 'keep',
          messages: { required: '请输入校验码' },
          rules: [rule(isCheckCode)('校验码是8位字母和数字，请对照页脚检查')],
        },
      ],
    },
  ],
});
