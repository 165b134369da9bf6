/** What is said when a message was not sent, with and without JavaScript. */
export const consentRequired = {
  title: 'Consent Required',
  message: 'Please agree to the processing of your personal data to continue.',
}

export const sendingFailed = {
  title: 'Failed to Send Message',
  message: 'There was an error sending your message. Please try again or contact us directly.',
}
