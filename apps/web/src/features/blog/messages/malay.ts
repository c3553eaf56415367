import type { PluralForms } from '@prestafaro/countries';
import type { BlogMessages } from '@/features/blog/messages/shape';

export const malay: BlogMessages<PluralForms<'ms'>> = {
  title: 'Blog',
  description: 'Panduan jelas tentang pinjaman, simpanan dan kewangan rumah: berapa kosnya dan apa hak anda.',
  topics: 'Topik',
  allArticles: 'Semua artikel',
  empty: 'Belum ada artikel di sini.',
  pageTitle: '{title}: halaman {page}',
  article: {
    writtenOn: 'Ditulis pada {date}',
    editedOn: 'Disunting pada {date}',
    readingTime: { other: '{count} minit bacaan' },
    views: { other: '{count} tontonan' },
    viewsNote: 'Jumlah tontonan hanya daripada pelawat yang membenarkan pengukuran, dari {from} hingga {until}.',
    contents: 'Dalam panduan ini',
    keyFacts: 'Perkara penting',
    banks: 'Bank dalam artikel ini',
    similar: 'Artikel serupa',
    topics: 'Topik artikel ini',
    copyLink: 'Salin pautan',
    linkCopied: 'Pautan disalin',
    linkNotCopied: 'Pautan tidak dapat disalin: ia ada di bar alamat',
  },
};
