import { Radio } from 'antd';
import { fundDate } from '@/domain/dates';
import type { KeyCertificate } from '@/session/key-agent/key-agent';
import styles from './certificate.module.css';

interface Props {
  /** Id of the selected option, or the first: target of an error link. */
  id: string;
  /** Id of the label. */
  labelId: string;
  certificates: readonly KeyCertificate[];
  chosen: KeyCertificate | undefined;
  error: string | undefined;
  onChoose: (certificate: KeyCertificate) => void;
}

/** Choice among the keys' certificates. Expired ones are only marked: the centre decides. */
export function CertificateChoice({ id, labelId, certificates, chosen, error, onChoose }: Props) {
  const target = chosen ?? certificates[0];
  return (
    <>
      <Radio.Group
        vertical
        className={styles.choice}
        aria-labelledby={labelId}
        aria-describedby={error ? `${id}-error` : undefined}
        value={chosen?.id}
      >
        {certificates.map((certificate) => (
          <Radio
            key={certificate.id}
            id={certificate === target ? id : undefined}
            value={certificate.id}
            className={styles.certificate}
            onChange={() => onChoose(certificate)}
          >
            <strong>{certificate.holder}</strong>
            {certificate.operator ? ` ${certificate.operator}` : ''}
            {isCertificateExpired(certificate) ? <span className={styles.over}>已过期</span> : null}
            <span className={styles.details}>
              {certificate.issuer}签发，有效期至{certificate.notAfter}
            </span>
          </Radio>
        ))}
      </Radio.Group>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </>
  );
}

export function isCertificateExpired({ notAfter }: KeyCertificate): boolean {
  return notAfter < fundDate(Date.now());
}
