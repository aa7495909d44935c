// Runs in the hidden frame of the silent sign-in: hands the provider's answer to the page that asked.
parent.postMessage(location.href, location.origin);
