/** Columns of persons whose deposit accounts may pay for a loan: the centre knows them by their account, the form shows who they are. */
export const payingPeople = [
  { name: 'xingming', label: '姓名', kind: 'readonly', sent: false },
  { name: 'grzh', label: '个人账号', kind: 'readonly' },
  { name: 'yjkrgx', label: '与借款人关系', kind: 'readonly', sent: false },
] as const;
