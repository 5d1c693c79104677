import { Button } from 'antd';
import { useState } from 'react';
import { FaceCheckDialog } from '@/engine/sign/FaceCheckDialog';
import type { CustomControlProps } from '@/form/field-kinds';
import styles from './info-change.module.css';

/** In place of a code to a number that is lost: the person's face, by phone. The number of the check is the value. */
export default function FaceControl({ id, value, onChange, aria }: CustomControlProps) {
  const [open, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a second name; this one stands in the row above
    <div
      role="group"
      className={styles.lookup}
      aria-labelledby={aria['aria-labelledby']}
      aria-describedby={aria['aria-describedby']}
    >
      <Button id={id} onClick={() => setOpen(true)}>
        {value === '' ? '开始刷脸核验' : '重新核验'}
      </Button>
      <p role="status" className={styles.answer}>
        {value === '' ? '' : '刷脸核验已通过'}
      </p>
      {open && (
        <FaceCheckDialog
          onVerified={(hybh) => {
            onChange(hybh);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
