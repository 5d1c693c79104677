import type { ReactNode } from 'react';
import type { FieldOf } from '@/form/field-kinds';
import type { Password, Tick } from '@/schema/field-kinds';
import styles from './register.module.css';

/** Last fields of every registration: the password twice, and consents. */
export interface NewSignIn {
  password: Password;
  qrmm: Password;
  yhxy: Tick;
}

export const emptySignIn = { password: '', qrmm: '', yhxy: false } as const;

export function signInFields(agreement: 'user' | 'unit'): readonly FieldOf<NewSignIn>[] {
  return [
    { kind: 'password', name: 'password', label: '登录密码', as: 'new' },
    { kind: 'password', name: 'qrmm', label: '确认密码', as: 'repeat', of: 'password' },
    {
      kind: 'tick',
      name: 'yhxy',
      label: '协议',
      text: agreementText(agreement),
      messages: { required: `请先阅读并同意${agreementTitle(agreement)}` },
    },
  ];
}

const TITLES = { user: '《用户服务协议》', unit: '《单位网上业务协议》', privacy: '《隐私说明》' } as const;

/** Consent text with links to the agreements, which open in a new tab so that no input is lost. */
function agreementText(agreement: 'user' | 'unit'): ReactNode {
  return (
    <>
      已阅读并同意
      <AgreementLink lx={agreement} />和<AgreementLink lx="privacy" />
    </>
  );
}

function agreementTitle(agreement: 'user' | 'unit'): string {
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
