import createDOMPurify from 'dompurify';
import { isLink } from '@/domain/link';

/** Own instance: its hooks touch nobody else's use. */
const purify = createDOMPurify(window);

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') {
    const href = node.getAttribute('href')?.trim() ?? '';
    if (isLink(href)) {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer');
    } else {
      node.removeAttribute('href');
    }
  }
  // A picture from elsewhere would tell its host who reads what: only pictures that came with the text are shown.
  if (node.tagName === 'IMG' && !/^data:image\/(png|jpeg|gif|webp);base64,/i.test(node.getAttribute('src') ?? ''))
    node.remove();
});

/** HTML without scripts, styles, forms, frames, names or ids; links open in a new window without opener. */
export function sanitizeRichText(html: string): string {
  return purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: [
      'style',
      'form',
      'input',
      'button',
      'textarea',
      'select',
      'option',
      'label',
      'dialog',
      'video',
      'audio',
      'source',
      'picture',
      'map',
      'area',
    ],
    FORBID_ATTR: [
      'style',
      'class',
      'id',
      'name',
      'srcset',
      'background',
      'tabindex',
      'autofocus',
      'popover',
      'usemap',
      'accesskey',
      'contenteditable',
    ],
    ALLOW_DATA_ATTR: false,
  });
}
