import { FieldGallery } from '@/pages/qa/FieldGallery';
import { AntdProvider } from './AntdProvider';

export default function GalleryPage() {
  return (
    <AntdProvider>
      <FieldGallery />
    </AntdProvider>
  );
}
