/** A workbook to be filled in and imported: columns with widths in characters, and rows that show how. */
export interface Template {
  sheet: string;
  columns: readonly (readonly [title: string, width: number])[];
  samples: readonly (readonly string[])[];
}

const templates: Readonly<Record<string, Template>> = {
  open: {
    sheet: '个人账户设立',
    columns: [
      ['姓名', 14],
      ['证件类型', 12],
      ['证件号码', 24],
      ['手机号码', 16],
      ['缴存基数', 14],
      ['单位比例%', 12],
      ['个人比例%', 12],
      ['首次缴存年月', 16],
    ],
    samples: [['示例职工', '身份证', '110101199001011237', '13800000000', '8000.00', '8', '8', '2026-12']],
  },
  base: {
    sheet: '缴存基数调整',
    columns: [
      ['个人账号', 16],
      ['姓名', 14],
      ['证件号码', 24],
      ['调整前基数', 14],
      ['单位比例%', 12],
      ['个人比例%', 12],
      ['上年月平均工资', 18],
      ['不调整原因', 22],
      ['职工已确认', 12],
    ],
    samples: [],
  },
  payroll: {
    sheet: '工资表',
    columns: [
      ['个人账号', 16],
      ['姓名', 14],
      ['证件号码', 24],
      ['缴存基数', 14],
    ],
    samples: [['100000000000', '示例职工', '110101199001011237', '8000.00']],
  },
  phones: {
    sheet: '批量修改手机号',
    columns: [
      ['个人账号', 16],
      ['姓名', 14],
      ['证件号码', 24],
      ['新手机号码', 16],
    ],
    samples: [['100000000000', '示例职工', '110101199001011237', '13800000000']],
  },
};

/** @throws Error for one that is not there */
export function templateOf(id: string): Template {
  const template = templates[id];
  if (!template) throw new Error(`No template ${id}`);
  return template;
}
