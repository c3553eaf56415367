import type { EligibilityMessages } from '@/features/eligibility/messages/shape';

export const kazakh: EligibilityMessages = {
  legend: 'Сізге қатыстысын белгілеңіз',
  weight: '{percent} қосады',
  submit: 'Нәтижені көрсету',
  orientative:
    'Бұл бағдар ғана, ақша беру туралы шешім емес: тест сіз белгілегенді қосады, сіз туралы деректерді сұратпайды және ештеңе сақтамайды. Шешімді кредитор қабылдайды.',
  human: 'Адамнан сұрау',
};
