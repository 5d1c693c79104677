import type { PhoneState, SignState } from '@/api/sign';
import { fetchSignDocuments, fetchSignQr, fetchSignState } from '@/api/sign';
import { useLoad } from '../use-load';
import { PhoneCodeDialog } from './PhoneCodeDialog';
import styles from './sign.module.css';

const WORDS: Readonly<Record<PhoneState, string>> = {
  waiting: '等待扫码',
  scanned: '已扫码，请在手机上确认签署',
  confirmed: '签署成功',
  cancelled: '您已在手机上取消签署，如需继续请刷新二维码',
  expired: '二维码已过期，请刷新二维码后重新扫码',
};

interface Signed {
  /** Number of the signature: the submission carries it. */
  qmbh: string;
  /** yyyy-MM-dd HH:mm:ss. */
  qmsj: string;
}

interface SignDialogProps {
  /** What is signed. */
  document: string;
  ywlsh: string;
  onSigned: (sign: Signed) => void;
  onClose: () => void;
}

/** Signing on the own phone (specification 2.6). */
export function SignDialog({ document, ywlsh, onSigned, onClose }: SignDialogProps) {
  return (
    <SigningDialog
      open={(signal) => fetchSignQr({ ywlsh, wsmc: document }, { signal })}
      onSigned={onSigned}
      onClose={onClose}
    >
      <Documents document={document} ywlsh={ywlsh} />
    </SigningDialog>
  );
}

/** Signing what somebody else asks for. */
export function InvitedSignDialog({ document, qmbh, ...rest }: Omit<SignDialogProps, 'ywlsh'> & { qmbh: string }) {
  return (
    <SigningDialog open={(signal) => fetchSignQr({ qmbh }, { signal })} {...rest}>
      <p className={styles.note}>签署内容：{document}</p>
    </SigningDialog>
  );
}

function SigningDialog(
  props: Pick<SignDialogProps, 'onSigned' | 'onClose'> & {
    open: (signal: AbortSignal) => ReturnType<typeof fetchSignQr>;
    children: React.ReactNode;
  },
) {
  return (
    <PhoneCodeDialog<SignState>
      title="移动端签署"
      text="请使用移动设备扫码，完成授权签署"
      words={WORDS}
      calls={{ open: props.open, ask: (uuid, signal) => fetchSignState(uuid, { signal }) }}
      onConfirmed={({ qmbh, qmsj }) => props.onSigned({ qmbh, qmsj })}
      onClose={props.onClose}
    >
      {props.children}
    </PhoneCodeDialog>
  );
}

/** What the business names, and what else is signed with it by the centre's rules. */
function Documents({ document, ywlsh }: { document: string; ywlsh: string }) {
  const { data = [] } = useLoad(ywlsh, (signal) => fetchSignDocuments(ywlsh, { signal }));
  return (
    <>
      <p className={styles.note}>签署内容：{document}</p>
      {data.length > 0 && (
        <ul className={styles.note} aria-label="同时签署">
          {data.map(({ wsbh, wsmc, sm }) => (
            <li key={wsbh}>
              《{wsmc}》：{sm}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
