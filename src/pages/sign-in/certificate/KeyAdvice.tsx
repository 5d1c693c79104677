import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import type { LoginType } from '@/api/session/auth';
import type { KeyAgentFailure, KeyCertificate } from '@/session/key-agent/key-agent';
import { Muted } from '@/ui/layout/Muted';

/** Explains why no certificate is available, with the remedy. */
export function FailedAdvice({ reason, message }: { reason: KeyAgentFailure; message: string }) {
  return (
    <Alert
      type="error"
      showIcon
      title={message}
      description={reason === 'not-set-up' ? '请选择其他登录方式，或拨打 12329 咨询。' : <Download />}
    />
  );
}

/** The agent runs, but has no certificate usable for this login type. */
export function NoSuitableCertificate({
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
      <Alert
        type="error"
        showIcon
        title="没有检测到密钥"
        description="请把密钥（UKey）插入本机，指示灯亮起后点击“重新检测”。"
      />
    );
  }
  return (
    <Alert
      type="error"
      showIcon
      title={`插入的密钥中没有${own}证书`}
      description={
        certificates.some(({ holderType }) => holderType === otherType)
          ? `其中是${other}证书：请在上方选择“${other}”登录，或换一把密钥后点击“重新检测”。`
          : '请换一把密钥后点击“重新检测”。'
      }
    />
  );
}

/** System requirements with download links. */
export function Download() {
  return (
    <Muted>
      适用 Windows、统信UOS、麒麟系统，证书助手见<Link to="/commonDownload">常用下载</Link>
    </Muted>
  );
}
