import type { FieldOf } from '@/form/field-kinds';
import type { Code, Plain } from '@/schema/field-kinds';

export interface WorkEndValues {
  /** Social insurance register: 1 employed again, '' if unknown; 0 if the person denies it. */
  sfzjy: Code;
}

/** Shown only if the register has a new employment, which may be wrong. */
export const reemploymentField: FieldOf<WorkEndValues> = {
  kind: 'radio',
  name: 'sfzjy',
  label: '是否重新就业',
  hint: '社会保险登记显示您已重新参保；登记有误的改为“否”，上传终止劳动关系文件，由中心审核',
  visible: hasNewEmployment,
  options: [
    { value: '1', label: '是' },
    { value: '0', label: '否' },
  ],
};

export function hasNewEmployment({ sfzjy }: Plain<WorkEndValues>): boolean {
  return sfzjy !== '';
}
