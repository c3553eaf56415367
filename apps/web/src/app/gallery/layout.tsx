import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/ui/tokens.css';
import '@/ui/base.css';
import { fontVariables } from '@/ui/fonts';

export const metadata: Metadata = {
  title: 'Component gallery',
  description: 'Every component of the interface in all its states.',
  robots: { index: false, follow: false },
};

export default function GalleryLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>{children}</body>
    </html>
  );
}
