import type { PushMessages } from '@/features/push/messages/shape';

export const malay: PushMessages = {
  ask: 'Mahu kami maklumkan anda dalam pelayar ini apabila pemberi pinjaman membuat keputusan dan apabila wang dihantar? Pemberitahuan tidak menyebut apa-apa tentang pinjaman, hanya bahawa ada perkembangan.',
  allow: 'Benarkan',
  reject: 'Tolak',
  on: 'Kami akan maklumkan anda dalam pelayar ini apabila ada perkembangan tentang permohonan anda.',
  end: 'Matikan pemberitahuan',
  blocked:
    'Pelayar anda tidak membenarkan pemberitahuan daripada laman ini. Anda boleh mengubahnya dalam tetapan. Sementara itu kami menulis melalui e-mel.',
  failed: 'Kami tidak dapat mengubah pemberitahuan. Sila cuba lagi sebentar nanti.',
  rejected: 'Baiklah: kami tidak akan maklumkan anda dalam pelayar ini. Kami menulis melalui e-mel.',
};
