import type { PhoneState } from '@/api/cases/sign';
import { fetchGuestFaceQr, fetchGuestFaceState } from '@/api/session/registration';
import { PhoneCodeDialog } from '@/engine/sign/PhoneCodeDialog';

const WORDS: Readonly<Record<PhoneState, string>> = {
  waiting: '等待扫码',
  scanned: '已扫码，请在手机上完成刷脸',
  confirmed: '刷脸核验通过',
  cancelled: '已在手机上取消刷脸核验，如需继续请刷新二维码',
  expired: '二维码已过期，请刷新二维码后重新扫码',
};

interface GuestFaceDialogProps {
  ticket: string;
  title: string;
  text: string;
  onVerified: () => void;
  onClose: () => void;
}

/** Face check by phone without a session; the centre's ticket identifies the person. */
export function GuestFaceDialog({ ticket, title, text, onVerified, onClose }: GuestFaceDialogProps) {
  return (
    <PhoneCodeDialog<{ zt: PhoneState }>
      title={title}
      text={text}
      words={WORDS}
      calls={{
        open: (signal) => fetchGuestFaceQr(ticket, { signal }),
        ask: (uuid, signal) => fetchGuestFaceState(ticket, uuid, { signal }),
      }}
      onConfirmed={onVerified}
      onClose={onClose}
    />
  );
}
