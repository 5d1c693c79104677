import type { FaceState, PhoneState } from '@/api/cases/sign';
import { fetchFaceQr, fetchFaceState } from '@/api/cases/sign';
import { PhoneCodeDialog } from './PhoneCodeDialog';

const WORDS: Readonly<Record<PhoneState, string>> = {
  waiting: '等待扫码',
  scanned: '已扫码，请在手机上完成刷脸',
  confirmed: '刷脸核验通过',
  cancelled: '您已在手机上取消刷脸核验，如需继续请刷新二维码',
  expired: '二维码已过期，请刷新二维码后重新扫码',
};

interface FaceCheckDialogProps {
  /** Menu entry that the check opens; omitted for a check within a business. */
  menuId?: string;
  /** Called with the number of the check and the seconds for which it opens the entry. */
  onVerified: (hybh: string, yxsj: number) => void;
  onClose: () => void;
}

/** Face check by phone (docs/specification.md 4, menu enable 10). */
export function FaceCheckDialog({ menuId = '', onVerified, onClose }: FaceCheckDialogProps) {
  return (
    <PhoneCodeDialog<FaceState>
      title="刷脸核验"
      text="为保障您的账户安全，请使用移动设备扫码，由本人完成刷脸核验"
      words={WORDS}
      calls={{
        open: (signal) => fetchFaceQr(menuId, { signal }),
        ask: (uuid, signal) => fetchFaceState(uuid, { signal }),
      }}
      onConfirmed={({ hybh, yxsj }) => onVerified(hybh, yxsj)}
      onClose={onClose}
    />
  );
}
