import { Link } from 'react-router-dom';
import type { LoginType } from '@/api/auth';
import type { KeyAgentFailure, KeyCertificate } from '@/session/key-agent/key-agent';
import styles from './certificate.module.css';

/** Why there is no certificate to choose, and what to do about it. */
export function FailedAdvice({ reason, message }: { reason: KeyAgentFailure; message: string }) {
  return (
    <div role="alert" className={styles.failure}>
      <strong>{message}</strong>
      {reason === 'not-set-up' ? <p>请选择其他登录方式，或拨打 12329 咨询。</p> : <Download />}
    </div>
  );
}

/** The agent is there, but no certificate that could be used for this login type. */
export function NothingSuitable({
  loginType,
  certificates,
}: {
  loginType: LoginType;
  certificates: readonly KeyCertificate[];
}) {
  const [own, other] = loginType === '3' ? ['开发商', '单位'] : ['单位', '开发商'];
  const otherType = loginType === '3' ? 'unit' : 'developer';
  if (certificates.length === 0) {
    return (
      <div role="alert" className={styles.failure}>
        <strong>没有检测到密钥</strong>
        <p>请把密钥（UKey）插入本机，指示灯亮起后点击“重新检测”。</p>
      </div>
    );
  }
  return (
    <div role="alert" className={styles.failure}>
      <strong>插入的密钥中没有{own}证书</strong>
      <p>
        {certificates.some(({ holderType }) => holderType === otherType)
          ? `其中是${other}证书：请在上方选择“${other}”登录，或换一把密钥后点击“重新检测”。`
          : '请换一把密钥后点击“重新检测”。'}
      </p>
    </div>
  );
}

/** What the machine has to have, and where it is to be had. */
export function Download() {
  return (
    <p className={styles.download}>
      适用 Windows、统信UOS、麒麟系统，证书助手见<Link to="/commonDownload">常用下载</Link>
    </p>
  );
}
