/** What is behind a portrait or a scene, 100 units wide and high. */
import type { Mark } from '../pieces/layers'

/** What is behind a head: lines of the printer, lighter than the ground. */
export const grounds: Record<string, Mark[]> = {
  rays: [
    [
      'glow',
      'M50 60 0-4V-40zM50 60-8 22v20zM50 60-6 64v22zM50 60 20-9h18zM50 60 62-9h18zM50 60 100-9v30zM50 60 108 42v22zM50 60l58 30v26z',
    ],
  ],
  rings: [
    ['glow', 'M50 6a38 38 0 1 0 .1 0zM50-6a50 50 0 1 0 .1 0zM50-18a62 62 0 1 0 .1 0zM50 18a26 26 0 1 0 .1 0z', 3],
  ],
  halo: [['glow', 'M50 4a40 40 0 1 0 .1 0z']],
  bars: [['glow', 'M4 0v101M14 0v101M24 0v101M76 0v101M86 0v101M96 0v101', 3]],
  towers: [['glow', 'M0 101V44h8V30h8v14h6v57zM78 101V36h5V22h4V10h3v12h4v14h6v65zM66 101V50h8v51zM24 101V56h8v45z']],
  chevrons: [['glow', 'M-4 40 50 4l54 36M-4 56 50 20l54 36M-4 72 50 36l54 36M-4 24 50-12l54 36', 3]],
  tape: [
    ['glow', 'M-2 66 14 50l10 8 18-26 12 10 16-24 12 8L104-4', 3.5],
    ['glow', 'M0 20h101M0 40h101M0 60h101M0 80h101', 0.8],
  ],
}
