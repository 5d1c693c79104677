import { Alert, type AlertProps } from 'antd';
import type { Ref } from 'react';

interface FocusableAlertProps extends Pick<AlertProps, 'type' | 'title' | 'description' | 'className'> {
  ref: Ref<HTMLDivElement>;
}

/** Clear of fixed bars when it scrolls into view, and of the card below. */
const CLEAR = { scrollMarginTop: 16, marginBottom: 16 };

/** antd's Alert as a place for the focus: antd drops a `tabIndex`. */
export function FocusableAlert({ ref, className, ...shown }: FocusableAlertProps) {
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={className} style={CLEAR}>
      {/* The outer element is the alert: a nested one would be read out twice. */}
      <Alert showIcon role="none" {...shown} />
    </div>
  );
}
