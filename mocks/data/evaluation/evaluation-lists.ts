import type { EvaluationItem } from '@/api/cases/evaluation';
import { departments as allDepartments } from '../departments';

/** Departments that answer for a service (主管部门): those of the whole centre. */
export const evaluationDepartments: readonly EvaluationItem[] = allDepartments.map(({ bmdm, bmmc }) => ({
  value: bmdm,
  label: bmmc,
}));

/** Terminals (评价终端) a service is used at. */
export const terminals: readonly EvaluationItem[] = [
  { value: '1', label: '网厅' },
  { value: '2', label: '手机' },
  { value: '3', label: '窗口' },
  { value: '4', label: '自助机' },
  { value: '5', label: '热线' },
];

/** What may be ticked at grades 5 to 3. */
export const praise: readonly EvaluationItem[] = [
  { value: '01', label: '流程简便' },
  { value: '02', label: '办理快速' },
  { value: '03', label: '材料精简' },
  { value: '04', label: '说明清楚' },
  { value: '05', label: '页面好用' },
  { value: '06', label: '服务热情' },
];

/** What may be ticked at grades 2 and 1. */
export const complaintChoices: readonly EvaluationItem[] = [
  { value: '51', label: '等待时间长' },
  { value: '52', label: '流程繁琐' },
  { value: '53', label: '材料过多' },
  { value: '54', label: '说明不清楚' },
  { value: '55', label: '页面不好用' },
  { value: '56', label: '未按承诺办结' },
  { value: '59', label: '其他' },
];

/** What the centre does about a reason it knows; for 其他 a clerk has to find out first. */
export const measures: Readonly<Record<string, string>> = {
  '51': '已在办件高峰时段增加审核人员，并对超过一半承诺时限的办件逐件提醒',
  '52': '已梳理该事项的办理步骤，能由系统核验的不再要求重复填写',
  '53': '已核对该事项的材料清单，可以共享取得的材料不再要求提供',
  '54': '已补充该事项的办理须知，并在填写处增加说明',
  '55': '已记录页面问题并安排修改，修改前可拨打12329由工作人员协助办理',
  '56': '已核查超期原因并向您说明，该事项纳入每日督办',
};

export const evaluationDepartmentName = (zgbm: string) => labelIn(evaluationDepartments, zgbm);
export const terminalName = (pjzd: string) => labelIn(terminals, pjzd);

/** Names of items whatever the grade. */
export function itemNames(pjx: readonly string[]): string[] {
  return pjx.map((item) => labelIn([...praise, ...complaintChoices], item)).filter((label) => label !== '');
}

function labelIn(choices: readonly EvaluationItem[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? '';
}
