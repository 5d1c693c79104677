import type { Choice, FieldOf, Plain } from '@/form/field-kinds';

export interface WorkEndValues {
  /** By the register of social insurance: 1 at work again, '' where it knows of none; 0 where the person denies it. */
  sfzjy: Choice;
}

/** Asked only where the register knows of fresh work, which may be wrong. */
export const workAgainField: FieldOf<WorkEndValues> = {
  kind: 'radio',
  name: 'sfzjy',
  label: '是否重新就业',
  hint: '社会保险登记显示您已重新参保；登记有误的改为“否”，上传终止劳动关系文件，由中心审核',
  visible: knowsOfWork,
  options: [
    { value: '1', label: '是' },
    { value: '0', label: '否' },
  ],
};

export function knowsOfWork({ sfzjy }: Plain<WorkEndValues>): boolean {
  return sfzjy !== '';
}
