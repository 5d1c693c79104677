import type { ReactNode } from 'react';
import styles from './register.module.css';

const TITLES = { user: '《用户服务协议》', unit: '《单位网上业务协议》', privacy: '《隐私说明》' } as const;

/** Words of a tick with ways to what is agreed to; each opens beside the form, so that nothing typed is lost. */
export function agreementText(agreement: 'user' | 'unit'): ReactNode {
  return (
    <>
      已阅读并同意
      <AgreementLink lx={agreement} />和<AgreementLink lx="privacy" />
    </>
  );
}

export function agreementTitle(agreement: 'user' | 'unit'): string {
  return `${TITLES[agreement]}和${TITLES.privacy}`;
}

function AgreementLink({ lx }: { lx: keyof typeof TITLES }) {
  return (
    <a href={`#/user_agreement?xylx=${lx}`} target="_blank" rel="noreferrer" className={styles.agreement}>
      {TITLES[lx]}
      <span data-unseen>（在新页签打开）</span>
    </a>
  );
}
