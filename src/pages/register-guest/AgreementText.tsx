const AGREEMENTS = [
  { lx: 'user', title: '《用户服务协议》' },
  { lx: 'privacy', title: '《隐私说明》' },
] as const;

export const AGREEMENT_MISSING = '请先阅读并同意《用户服务协议》和《隐私说明》';

/** Words of the tick; each agreement opens beside the form, so that nothing typed is lost. */
export function AgreementText() {
  return (
    <>
      已阅读并同意
      {AGREEMENTS.map(({ lx, title }, index) => (
        <span key={lx}>
          {index > 0 && '和'}
          <a href={`#/user_agreement?xylx=${lx}`} target="_blank" rel="noreferrer">
            {title}
            <span data-unseen>（在新页签打开）</span>
          </a>
        </span>
      ))}
    </>
  );
}
