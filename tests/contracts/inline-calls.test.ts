// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * The calls whose refusal belongs to the fields of a form or to the check page (src/api/client/call-options.ts). Everything else says its
 * failure in the toast or the dialog of docs/specification.md 8, or is silent.
 */
const INLINE: Record<string, Record<string, string>> = {
  '提交的内容有误，说在填写的字段旁或核对页上': {
    judgeApplication: '办理条件、额度与字段的错误',
    submitApplication: '核对页',
    fetchBusinessNumber: '提交前取业务流水号，核对页',
    fetchActNumber: '提交前取号，开具的表单',
    submitDeposit: '单位登记的核对页',
    beginDeposit: '单位登记：验证码',
    resumeDeposit: '单位登记：验证码',
    openBatch: '批量提交的核对页',
    sendBatchPart: '批量提交的核对页',
    sendRejectedRows: '批量提交的核对页',
    closeBatch: '批量提交的核对页',
    fetchPlanChange: '所填的变更不能试算的原因',
    confirmRoster: '清册有变动的行',
    beginUpload: '材料文件自己的一行',
    sendPart: '材料文件自己的一行',
    issueCertificate: '证明的字段',
    changeAgreementCard: '收款账户',
    correctAccount: '收款账户',
    answerPendingPhone: '验证码',
    claimTransfer: '银行流水号、金额',
    changePayment: '缴款方式的字段',
    replyToDemand: '答复的内容',
    declineSealReminder: '不封存的原因',
    changeHome: '房屋的字段',
    sellHome: '房屋的字段',
    confirmSale: '不确认的原因',
    inviteOperator: '操作员的字段',
    bookAppointment: '预约的时段已满',
    changeAppointment: '预约的时段已满',
    saveEvaluation: '评价的字段',
    saveFollowUp: '追评的内容',
    addComplaint: '投诉的字段',
    uploadComplaintFile: '附件自己的一行',
    reviewComplaint: '复核的理由',
    gradeComplaint: '评价的内容',
    checkDocument: '文书编号、验证码',
  },
  '登录、注册、找回密码：说在账号、密码、验证码的字段旁': {
    signInByAccount: '账号、密码、验证码',
    signInBySecondFactor: '验证码',
    signInByCertificate: '证书口令',
    beginFaceSignIn: '姓名、证件号码',
    sendFacePictures: '刷脸的步骤',
    signInByFace: '刷脸的步骤',
    signInByFaceScan: '扫码的步骤',
    signInByGovernment: '带回登录页的一句话',
    signInByCode: '验证码',
    signInAsOtherUnit: '账号、密码',
    registerPerson: '注册的字段',
    registerFlexible: '注册的字段',
    registerOtherCity: '注册的字段',
    matchUnit: '单位账号、信用代码',
    nameOperator: '经办人的字段',
    registerUnit: '注册的字段',
    claimAccount: '账号、验证码',
    checkRecoverCode: '验证码',
    setForgottenPassword: '新密码',
    updatePassword: '新密码、验证码',
  },
  '查询的编号、金额不对，说在它自己的字段旁': {
    'src/engine/run/submission.ts': '核对页：按流水号查询提交的结果',
    fetchEvaluableCase: '办件编号',
    'src/pages/individual/loan/RepaymentGuide.tsx': '还款金额',
  },
};

/** Every place that says 'inline': the function of the call in src/api, the file of a page elsewhere. */
function places(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/api/client/'))
    .flatMap((file) => {
      const parts = readFileSync(file, 'utf8').split(/^(?=(?:export )?(?:async )?(?:function|const) )/m);
      return parts.flatMap((part) => {
        const name = /^(?:export )?(?:async )?(?:function|const) (\w+)/.exec(part)?.[1] ?? file;
        return (part.match(/'inline'/g) ?? []).map(() => (file.startsWith('src/api/') ? name : file));
      });
    });
}

it('a call that leaves its refusal to its fields is named here with the reason, and has one place', () => {
  expect(places().sort()).toEqual(Object.values(INLINE).flatMap(Object.keys).sort());
});

it('they are at most 60, and each says what shows it', () => {
  const reasons = Object.values(INLINE).flatMap((group) => Object.values(group));
  expect(reasons.length).toBeLessThanOrEqual(60);
  expect(reasons.every((reason) => reason.length > 1)).toBe(true);
});
