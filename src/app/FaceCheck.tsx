import type { ComponentProps } from 'react';
import { FaceCheckDialog } from '@/engine/sign/FaceCheckDialog';
import { AntdProvider } from './AntdProvider';

/** The face check outside the areas: it brings antd along. */
export default function FaceCheck(props: ComponentProps<typeof FaceCheckDialog>) {
  return (
    <AntdProvider>
      <FaceCheckDialog {...props} />
    </AntdProvider>
  );
}
