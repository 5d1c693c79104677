import type { SubmitAnswer } from '@/api/business';

/** What happens next, by what became of the list at once. */
export function receiptLines({ ywzt }: SubmitAnswer): readonly string[] {
  if (ywzt === '99') {
    return [
      '缴款已到账，并已记入每名职工的个人账户。',
      '汇缴凭证可以在“汇缴记录”中打印或下载。',
      '职工会收到到账提醒，可在个人账户中查看本月缴存。',
    ];
  }
  return [
    '清册已确认，待缴款：请按上面的收款账户和附言码转账；选择扣款而未成功的，将按通知的日期再扣一次。',
    '款项到齐后自动记入职工个人账户，并生成汇缴凭证；部分到账的，清册继续待缴款，差额可在“汇缴记录”中查看。',
    '款项到账之前可以在“汇缴记录”或“我的办件”中取消本清册。',
  ];
}
