import type { IssuedDocument } from '@/api/documents';
import { Dialog } from '@/ui/Dialog';
import { QrPicture } from '@/ui/QrPicture';
import styles from './certificates.module.css';

/** 亮码: number and check code for somebody who stands beside the person, as a code to scan and as text. */
export function ShowCode({ issued, onClose }: { issued: IssuedDocument; onClose: () => void }) {
  const address = `${window.location.origin}${window.location.pathname}#/zmhy?zmbh=${issued.zmbh}&yzm=${issued.yzm}`;
  return (
    <Dialog open title="证明亮码" width={380} onClose={onClose}>
      <div className={styles.code}>
        <QrPicture text={address} label={`${issued.title}的核验二维码`} />
        <p>{issued.title}</p>
        <p>
          证明编号 <strong>{issued.zmbh}</strong>
        </p>
        <p>
          校验码 <strong>{issued.yzm}</strong>
        </p>
        <p className={styles.hint}>请核验方扫码，或在“证明核验”中输入编号和校验码。</p>
      </div>
    </Dialog>
  );
}
