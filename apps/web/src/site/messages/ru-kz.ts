/** Kazakhstan. */
export { default } from '@/site/messages/russian';
