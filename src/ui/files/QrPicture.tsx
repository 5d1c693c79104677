import { QRCode } from 'antd';

/** Dark on white in every colour scheme, since phones read nothing else; many do not detect a code without a quiet zone of four modules. */
export function QrPicture({ text, label, size = 220 }: { text: string; label: string; size?: number }) {
  return (
    <QRCode
      type="svg"
      aria-label={label}
      value={text}
      size={size}
      marginSize={4}
      bordered={false}
      color="#000"
      bgColor="#fff"
      style={{ forcedColorAdjust: 'none' }}
    />
  );
}
