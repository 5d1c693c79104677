import { useState } from 'react';
import type { PhoneState, SignDocument, SignState } from '@/api/cases/sign';
import { fetchSignDocuments, fetchSignQr, fetchSignState } from '@/api/cases/sign';
import { Muted } from '@/ui/layout/Muted';
import { PhoneCodeDialog } from './PhoneCodeDialog';

const WORDS: Readonly<Record<PhoneState, string>> = {
  waiting: '等待扫码',
  scanned: '已扫码，请在手机上确认签署',
  confirmed: '签署成功',
  cancelled: '您已在手机上取消签署，如需继续请刷新二维码',
  expired: '二维码已过期，请刷新二维码后重新扫码',
};

interface Signed {
  /** Number of the signature, for the submission. */
  qmbh: string;
  /** Time as yyyy-MM-dd HH:mm:ss. */
  qmsj: string;
}

interface SigningProps {
  onSigned: (sign: Signed) => void;
  onClose: () => void;
}

interface SignDialogProps extends SigningProps {
  ywlsh: string;
  /** Request body, from which the centre determines the documents. */
  request: Record<string, unknown>;
}

const NOTHING = '中心没有给出须签署的文书，请稍后重试，或拨打12329咨询';

/** Signing on the applicant's phone (docs/specification.md 2.6); the code appears only after the documents. */
export function SignDialog({ ywlsh, request, ...rest }: SignDialogProps) {
  const [documents, setDocuments] = useState<readonly SignDocument[]>([]);
  const open = async (signal: AbortSignal) => {
    const found = await fetchSignDocuments(ywlsh, request, { signal });
    const wsmc = found[0]?.wsmc;
    if (!wsmc) throw new Error(NOTHING);
    setDocuments(found);
    return fetchSignQr({ ywlsh, wsmc }, { signal });
  };
  return (
    <SigningDialog open={open} ask={(uuid, signal) => fetchSignState(uuid, { signal })} {...rest}>
      <Documents documents={documents} />
    </SigningDialog>
  );
}

interface InvitedSignDialogProps extends SigningProps {
  document: string;
  qmbh: string;
  /** Called when the code cannot be signed (any more): the application may have ended. */
  onUnsigned: () => void;
}

/** Signing on another person's invitation. */
export function InvitedSignDialog({ document, qmbh, onUnsigned, ...rest }: InvitedSignDialogProps) {
  const open = async (signal: AbortSignal) => {
    try {
      return await fetchSignQr({ qmbh }, { signal });
    } catch (error) {
      if (!signal.aborted) onUnsigned();
      throw error;
    }
  };
  const ask = async (uuid: string, signal: AbortSignal) => {
    const state = await fetchSignState(uuid, { signal });
    if (state.zt === 'expired' || state.zt === 'cancelled') onUnsigned();
    return state;
  };
  return (
    <SigningDialog open={open} ask={ask} {...rest}>
      <Muted>签署内容：{document}</Muted>
    </SigningDialog>
  );
}

function SigningDialog(
  props: SigningProps & {
    open: (signal: AbortSignal) => ReturnType<typeof fetchSignQr>;
    ask: (uuid: string, signal: AbortSignal) => ReturnType<typeof fetchSignState>;
    children: React.ReactNode;
  },
) {
  return (
    <PhoneCodeDialog<SignState>
      title="移动端签署"
      text="请使用移动设备扫码，完成授权签署"
      words={WORDS}
      calls={{ open: props.open, ask: props.ask }}
      onConfirmed={({ qmbh, qmsj }) => props.onSigned({ qmbh, qmsj })}
      onClose={props.onClose}
    >
      {props.children}
    </PhoneCodeDialog>
  );
}

function Documents({ documents }: { documents: readonly SignDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <Muted as="ul" aria-label="签署内容">
      {documents.map(({ wsbh, wsmc, sm }) => (
        <li key={wsbh}>
          《{wsmc}》：{sm}
        </li>
      ))}
    </Muted>
  );
}
